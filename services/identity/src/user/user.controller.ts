import type { User } from '@careward/contracts/identity/user';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { notSignedIn } from '@careward/platform/http/problem-error';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller } from '@nestjs/common';
import { UsersRepository } from './users.repository.js';

@Controller()
export class UserController {
  constructor(private readonly users: UsersRepository) {}

  @Route(identityRoutes.currentUser)
  async show(@UserId() userId: string): Promise<User> {
    const user = await this.users.find(userId);
    if (!user) throw notSignedIn();
    return user;
  }
}
