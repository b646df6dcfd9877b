import { PASSWORD_HASHING } from '@careward/contracts/identity/limits';
import { PlatformModule } from '@careward/platform/app/platform.module';
import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module, type DynamicModule } from '@nestjs/common';
import type { IdentityConfig } from './config.js';
import { ContactOfErasure } from './erasure/contact-of-erasure.js';
import { DeleteAccount } from './erasure/delete-account.js';
import { RevokeAccess } from './erasure/revoke-access.js';
import { ErasureController } from './erasure/erasure.controller.js';
import { ErasureReconciler } from './erasure/erasure-reconciler.js';
import { LedgerRepository } from './erasure/ledger.repository.js';
import { OnErasureAcknowledged } from './erasure/on-erasure-acknowledged.js';
import { RecordAcknowledgement } from './erasure/record-acknowledgement.js';
import { TombstonesRepository } from './erasure/tombstones.repository.js';
import { ExpirySweeper } from './expiry/expiry-sweeper.js';
import { Authenticate } from './login/authenticate.js';
import { DeviceCookies } from './login/device-cookies.js';
import { LoginController } from './login/login.controller.js';
import { Login } from './login/login.js';
import { migrations } from './migrations.js';
import { HashingQueue } from './passwords/hashing-queue.js';
import { HASHING_COST, Passwords, usualCost } from './passwords/passwords.js';
import { EndSession } from './sessions/end-session.js';
import { ResolveSession } from './sessions/resolve-session.js';
import { SessionCache } from './sessions/session-cache.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { StartSession } from './sessions/start-session.js';
import { CheckVerification } from './sign-up/check-verification.js';
import { CompleteSignUp } from './sign-up/complete-sign-up.js';
import { MailsPerNetwork } from './sign-up/mails-per-network.js';
import { MintVerificationMail } from './sign-up/mint-verification-mail.js';
import { PendingSignUpsRepository } from './sign-up/pending-sign-ups.repository.js';
import { SendVerification } from './sign-up/send-verification.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { VerifiedApplicants } from './sign-up/verified-applicants.js';
import { LoginThrottle } from './throttle/login-throttle.js';
import { CurrentUser } from './user/current-user.js';
import { EmailIndex } from './user/email-index.js';
import { SuperAdmins } from './user/super-admins.js';
import { UserController } from './user/user.controller.js';
import { UsersRepository } from './user/users.repository.js';

const controllers = [
  SignUpController,
  LoginController,
  SessionsController,
  UserController,
  ErasureController,
  OnErasureAcknowledged,
];
const signUp = [
  SendVerification,
  MintVerificationMail,
  VerifiedApplicants,
  CheckVerification,
  CompleteSignUp,
  PendingSignUpsRepository,
  MailsPerNetwork,
];
const hashing = { provide: HashingQueue, useFactory: () => new HashingQueue(PASSWORD_HASHING) };
const login = [Login, Authenticate, DeviceCookies, LoginThrottle, Passwords, hashing];
const sessions = [StartSession, ResolveSession, EndSession, SessionsRepository, SessionCache];
const user = [CurrentUser, UsersRepository, EmailIndex, SuperAdmins];
const erasure = [
  DeleteAccount,
  ContactOfErasure,
  RevokeAccess,
  RecordAcknowledgement,
  ErasureReconciler,
  runPeriodically(ErasureReconciler),
  TombstonesRepository,
  LedgerRepository,
];

const expiry = [ExpirySweeper, runPeriodically(ExpirySweeper)];

@Module({})
export class AppModule {
  /** `hashingCost` is another one in tests, which hash hundreds of passwords. */
  static with(config: IdentityConfig, hashingCost = usualCost): DynamicModule {
    const platform = PlatformModule.for({
      service: 'identity',
      config,
      migrations,
      aggregates: ['pending_sign_ups', 'users'],
      vault: true,
    });
    return {
      module: AppModule,
      imports: [platform],
      controllers,
      providers: [
        ...signUp,
        ...login,
        { provide: HASHING_COST, useValue: hashingCost },
        ...sessions,
        ...user,
        ...erasure,
        ...expiry,
      ],
    };
  }
}
