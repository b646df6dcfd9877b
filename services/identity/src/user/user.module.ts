import { Module } from '@nestjs/common';
import { EmailIndex } from './email-index.js';
import { SuperAdmins } from './super-admins.js';
import { UserController } from './user.controller.js';
import { UsersRepository } from './users.repository.js';

@Module({
  controllers: [UserController],
  providers: [UsersRepository, EmailIndex, SuperAdmins],
  exports: [UsersRepository, EmailIndex],
})
export class UserModule {}
