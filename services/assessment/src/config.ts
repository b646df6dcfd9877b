import { sealingEnvironment, serviceAddresses } from '@careward/platform/app/environment';

export const assessmentEnvironment = sealingEnvironment.extend({ COACH_URL: serviceAddresses.COACH_URL });
