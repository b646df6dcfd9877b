import {
  queueBoardOf,
  queueBoardQuestion,
  type QueueBoardAnswer,
  type QueueBoardQuestion,
} from '@careward/contracts/kernel/queue-board';
import { Body, Controller } from '@nestjs/common';
import { Internal } from '../http/route.decorator.js';
import { QueueBoard } from './queue-board.js';

/** Answers what the dashboard asks about this service's queues. */
@Controller()
export class QueueBoardController {
  constructor(private readonly board: QueueBoard) {}

  @Internal(queueBoardOf('notifications'))
  read(@Body({ schema: queueBoardQuestion }) question: QueueBoardQuestion): Promise<QueueBoardAnswer> {
    return this.board.read(question);
  }
}
