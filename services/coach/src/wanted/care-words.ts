import type { Language } from '@careward/contracts/kernel/languages';

const list = (words: string): readonly string[] => words.split(/\s+/);

/** Words of care that general dictionaries lack; written with a capital they are no names. */
export const careWords: Record<Language, readonly string[]> = {
  en: list(
    `Medicare Medicaid Medigap Tricare Alzheimer Alzheimer's Parkinson Parkinson's Huntington's Hoyer CPAP BiPAP ALS COPD MRSA PTSD FMLA HIPAA DNR
    POLST PICC PEG ostomy ostomies colostomy ileostomy urostomy gastrostomy tracheotomy tracheostomy trach stoma nebulizer nebulizers sundowning
    caregiver caregivers caregiving bedsore bedsores telehealth rollator bidet stairlift commode bedpan glucometer oximeter dysphagia
    aphasia neuropathy lymphedema sepsis hospice respite guardianship conservatorship`,
  ),
  es: list(
    `Medicare Medicaid Medigap Tricare Alzheimer Parkinson Huntington CPAP EPOC ELA traqueotomía traqueostomía colostomía
    ileostomía urostomía gastrostomía ostomía estoma nebulizador cuidador cuidadora cuidadores cuidadoras hospicio telesalud rueda andador bidé
    cuña orinal glucómetro oxímetro escaras disfagia afasia neuropatía linfedema sepsis tutela curatela`,
  ),
};
