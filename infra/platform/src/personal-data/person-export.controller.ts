import {
  personExportOf,
  personExportRequest,
  servicesWithPersonalData,
  type PersonExportRequest,
} from '@careward/contracts/kernel/person-export';
import type { Service } from '@careward/contracts/kernel/service';
import { Body, Controller, type Type } from '@nestjs/common';
import { Internal } from '../http/route.decorator.js';
import { PersonalData } from './personal-data.js';

/** Answers identity, which puts the parts of all services together. Throws for a service that identity does not ask. */
export function personExportController(service: Service): Type {
  const call = callOf(service);

  @Controller()
  class PersonExportController {
    constructor(private readonly personalData: PersonalData) {}

    @Internal(call)
    export(@Body({ schema: personExportRequest }) { userId, language }: PersonExportRequest) {
      return this.personalData.download(userId, language);
    }
  }
  return PersonExportController;
}

function callOf(service: Service) {
  const asked = servicesWithPersonalData.find((known) => known === service);
  if (!asked) throw new Error(`what ${service} keeps about people is in nobody's download`);
  return personExportOf(asked);
}
