export const services = [
  'identity',
  'care-profile',
  'coach',
  'assessment',
  'notifications',
  'discovery',
] as const;
export type Service = (typeof services)[number];
