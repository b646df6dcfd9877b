import { personContact, type PersonContact } from '@careward/contracts/identity/internal-calls';
import {
  analyticsConsent,
  newLocale,
  type AnalyticsConsent,
  type NewLocale,
  type User,
} from '@careward/contracts/identity/schemas';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { notFound, notSignedIn } from '@careward/platform/http/problem-error';
import { Internal, Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Param } from '@nestjs/common';
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

  @Route(identityRoutes.saveLocale)
  async saveLocale(@UserId() userId: string, @Body({ schema: newLocale }) { locale }: NewLocale) {
    await this.users.saveLocale(userId, locale);
    return { locale };
  }

  @Route(identityRoutes.saveAnalyticsConsent)
  async saveAnalyticsConsent(
    @UserId() userId: string,
    @Body({ schema: analyticsConsent }) { consent }: AnalyticsConsent,
  ) {
    await this.users.saveAnalyticsConsent(userId, consent);
    return { consent };
  }

  @Internal(personContact)
  async contact(@Param('userId') userId: string): Promise<PersonContact> {
    const user = await this.users.find(userId);
    if (!user) throw notFound('account');
    return { address: user.email, firstName: user.firstName, lastName: user.lastName, locale: user.locale };
  }
}
