import { Module } from '@nestjs/common';
import { GuessablePasswords } from './guessable-passwords.js';
import { Passwords } from './passwords.js';

@Module({ providers: [Passwords, GuessablePasswords], exports: [Passwords, GuessablePasswords] })
export class PasswordsModule {}
