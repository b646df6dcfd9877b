import { Module } from '@nestjs/common';
import { LibraryChangeNotifier } from './library-change-notifier.js';
import { LibraryIndexCache } from './library-index-cache.js';
import { LibraryRepository } from './library.repository.js';
import { OnDocumentChanged } from './on-document-changed.js';

@Module({
  controllers: [OnDocumentChanged],
  providers: [LibraryRepository, LibraryChangeNotifier, LibraryIndexCache],
  exports: [LibraryIndexCache],
})
export class LibraryModule {}
