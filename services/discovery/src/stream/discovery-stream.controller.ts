import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenStreams } from './open-streams.js';

@Controller()
export class DiscoveryStreamController {
  constructor(private readonly streams: OpenStreams) {}

  @Route(discoveryRoutes.discoveryStream)
  stream(@UserId() admin: string, @Res() reply: FastifyReply): Promise<void> {
    return this.streams.open(admin, reply);
  }
}
