import { identityRoutes } from '@careward/contracts/identity/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller } from '@nestjs/common';
import { CurrentUser } from './current-user.js';

@Controller()
export class UserController {
  constructor(private readonly currentUser: CurrentUser) {}

  @Route(identityRoutes.currentUser)
  show(@UserId() userId: string) {
    return this.currentUser.execute(userId);
  }
}
