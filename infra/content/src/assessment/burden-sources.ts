import type { Localized } from '@careward/contracts/kernel/languages';

/** Something that may help, with where it comes from and the library topics that say more. */
export type Recommendation = {
  id: string;
  text: Localized<string>;
  /** `read`: we checked this page. */
  source: { title: string; url: string; read: boolean };
  topicIds: readonly string[];
};

/** Where recommendations come from. */
export const sources = {
  reach: {
    title: 'REACH II Risk Appraisal Measure (Czaja et al., 2009), Table 2: strategies by risk area',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2722069/table/T2',
    read: true,
  },
  eldercareLocator: {
    title: 'USAging: About the Eldercare Locator',
    url: 'https://usaging.org/eldercareloc',
    read: true,
  },
  strainIndex: {
    title: 'HIGN Try This: Modified Caregiver Strain Index',
    url: 'https://hign.org/consultgeri/try-this-series/modified-caregiver-strain-index-mcsi',
    read: true,
  },
  assistiveDevices: {
    title: 'MedlinePlus: Assistive Devices',
    url: 'https://medlineplus.gov/assistivedevices.html',
    read: true,
  },
  stress: { title: 'MedlinePlus: Stress', url: 'https://medlineplus.gov/stress.html', read: true },
  depressionScreen: {
    title: 'New York State DOH: PHQ-2 and PHQ-9 in integrated care',
    url: 'https://www.health.ny.gov/health_care/medicaid/redesign/dsrip/2016-07-01_phq_2_and_9_clean.htm',
    read: true,
  },
  crisisLine: {
    title: '988 Suicide & Crisis Lifeline: What to expect',
    url: 'https://988lifeline.org/get-help/what-to-expect',
    read: true,
  },
  mentalHealth: { title: 'USA.gov: Mental health', url: 'https://www.usa.gov/mental-health', read: true },
  alzheimersCaregivers: {
    title: "MedlinePlus: Alzheimer's Caregivers",
    url: 'https://medlineplus.gov/alzheimerscaregivers.html',
    read: true,
  },
  dementia: {
    title: "NIH National Institute on Aging: Alzheimer's and dementia",
    url: 'https://www.nia.nih.gov/health/alzheimers-and-dementia',
    read: false,
  },
  medicaidHomeCare: {
    title: 'KFF: How Medicaid home care programs support family caregivers',
    url: 'https://kff.org/048aa80',
    read: true,
  },
  familyLeave: {
    title: 'USA.gov: Family and Medical Leave Act',
    url: 'https://www.usa.gov/family-leave-act',
    read: true,
  },
  familyCaregiverSupport: {
    title: 'ACL: National Family Caregiver Support Program',
    url: 'https://acl.gov/programs/support-caregivers/national-family-caregiver-support-program',
    read: false,
  },
  caregiving: {
    title: 'NIH National Institute on Aging: Caregiving',
    url: 'https://www.nia.nih.gov/health/caregiving',
    read: false,
  },
  lifespanRespite: {
    title: 'ACL: Lifespan Respite Care Program',
    url: 'https://acl.gov/programs/support-caregivers/lifespan-respite-care-program',
    read: false,
  },
  guide: {
    title: 'CMS: GUIDE Model (dementia care)',
    url: 'https://www.cms.gov/priorities/innovation/innovation-models/guide',
    read: false,
  },
  veteranCaregivers: {
    title: 'VA: Program of General Caregiver Support Services',
    url: 'https://www.va.gov/the-program-of-general-caregiver-support-services/',
    read: true,
  },
  advanceDirectives: {
    title: 'MedlinePlus: Advance Directives',
    url: 'https://medlineplus.gov/advancedirectives.html',
    read: true,
  },
  palliativeCare: {
    title: 'MedlinePlus: Palliative Care',
    url: 'https://medlineplus.gov/palliativecare.html',
    read: true,
  },
  tcare: {
    title: 'NCOA: TCARE evidence-based program',
    url: 'https://ncoa.org/article/evidence-based-program-tcare-support-system-tailored-caregiver-assessment-and-referral',
    read: true,
  },
  caregivers: {
    title: 'MedlinePlus: Caregivers',
    url: 'https://medlineplus.gov/caregivers.html',
    read: true,
  },
  firstAid: { title: 'MedlinePlus: First Aid', url: 'https://medlineplus.gov/firstaid.html', read: true },
} as const satisfies Record<string, Recommendation['source']>;
