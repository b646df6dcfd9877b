import type { User } from '@careward/contracts/identity/user';
import { notSignedIn } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from './users.repository.js';

@Injectable()
export class CurrentUser {
  constructor(private readonly users: UsersRepository) {}

  async execute(userId: string): Promise<User> {
    const user = await this.users.find(userId);
    if (!user) throw notSignedIn();
    return user;
  }
}
