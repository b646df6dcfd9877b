import { documentPassages, type DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { notFound } from '@careward/platform/http/problem-error';
import { Internal } from '@careward/platform/http/route.decorator';
import { Controller, Param } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { passagesOf } from './passages.domain.js';

@Controller()
export class PassagesController {
  constructor(private readonly documents: DocumentRepository) {}

  @Internal(documentPassages)
  async read(@Param('documentId') documentId: string): Promise<DocumentPassages> {
    const document = await this.documents.find(documentId);
    if (!document?.content) throw notFound('document');
    return passagesOf(document.content, document.version);
  }
}
