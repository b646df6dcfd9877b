import type { StateContacts } from '../state-contacts.js';

/** Who speaks for residents of nursing homes and other care homes. */
export const ombudsman: StateContacts = {
  AL: {
    name: 'Alabama Long-Term Care Ombudsman',
    phone: '1-334-242-5753',
    url: 'https://alabamaageline.gov/ombudsman/',
  },
  AK: {
    name: 'Alaska Office of the Long Term Care Ombudsman',
    phone: '1-800-730-6393',
    url: 'https://akoltco.org/',
  },
  AZ: {
    name: 'Arizona Long-Term Care Ombudsman (DES)',
    phone: '1-602-542-6454',
    url: 'https://des.az.gov/services/aging-and-adult/aging-and-disability-services/long-term-care-ombudsman-ltco',
  },
  CA: {
    name: 'California Long-Term Care Ombudsman CRISISline',
    phone: '1-800-231-4024',
    url: 'https://www.aging.ca.gov/',
  },
  CO: {
    name: 'Colorado State Long-Term Care Ombudsman',
    phone: '1-303-862-3524',
    url: 'https://cdhs.colorado.gov/about-cdhs/performance-outcomes-and-reviews/ombudsman-offices/long-term-care-ombudsman',
  },
  CT: {
    name: 'Connecticut Long Term Care Ombudsman',
    phone: '1-866-388-1888',
    url: 'https://portal.ct.gov/ltcop',
  },
  DE: {
    name: 'Delaware Long Term Care Ombudsman',
    phone: '1-800-223-9074',
    url: 'https://dhss.delaware.gov/ltcop/',
  },
  DC: {
    name: 'Office of the DC Long-Term Care Ombudsman',
    phone: '1-202-434-2190',
    url: 'https://www.aarp.org/legal-counsel-for-elderly/what-we-do/info-2017/dc-long-term-care-ombudsman.html',
  },
  FL: {
    name: 'Florida Long-Term Care Ombudsman Program',
    phone: '1-888-831-0404',
    url: 'https://ombudsman.elderaffairs.org/',
  },
  GA: {
    name: 'Georgia Long-Term Care Ombudsman',
    phone: '1-866-552-4464',
    url: 'https://www.georgiaombudsman.org/',
  },
  HI: {
    name: 'Hawaii Long-Term Care Ombudsman',
    phone: '1-888-229-2231',
    url: 'https://www.hi-ltc-ombudsman.org/',
  },
  ID: {
    name: 'Idaho Long-Term Care Ombudsman (Commission on Aging)',
    phone: '1-208-334-3833',
    url: 'https://aging.idaho.gov/',
  },
  IL: {
    name: 'Illinois Long-Term Care Ombudsman (through the Senior HelpLine)',
    phone: '1-800-252-8966',
    url: 'https://ilaging.illinois.gov/programs/ltcombudsman.html',
  },
  IN: {
    name: 'Indiana Long-Term Care Ombudsman',
    phone: '1-800-622-4484',
    url: 'https://www.in.gov/ombudsman/long-term-care-ombudsman/',
  },
  IA: { name: 'Iowa Long-Term Care Ombudsman', phone: '1-866-236-1430', url: 'https://hhs.iowa.gov/' },
  KS: { name: 'Kansas Long-Term Care Ombudsman', phone: '1-877-662-8362', url: 'https://ombudsman.ks.gov/' },
  LA: {
    name: 'Louisiana Long-Term Care Ombudsman',
    phone: '1-866-632-0922',
    url: 'https://goea.louisiana.gov/',
  },
  ME: {
    name: 'Maine Long-Term Care Ombudsman Program',
    phone: '1-800-499-0229',
    url: 'https://www.maineombudsman.org',
  },
  MD: {
    name: 'Maryland Long-Term Care Ombudsman',
    phone: '1-800-243-3425',
    url: 'https://aging.maryland.gov/',
  },
  MA: {
    name: 'Massachusetts Long-Term Care Ombudsman Program',
    phone: '1-617-727-7750',
    url: 'https://www.mass.gov/orgs/massachusetts-long-term-care-ombudsman-program',
  },
  MI: {
    name: 'Michigan Long Term Care Ombudsman Program',
    phone: '1-866-485-9393',
    url: 'https://mltcop.org/',
  },
  MN: {
    name: 'Minnesota Office of Ombudsman for Long-Term Care',
    phone: '1-800-657-3591',
    url: 'https://mn.gov/ooltc',
  },
  MS: {
    name: 'Mississippi Long-Term Care Ombudsman Help Line',
    phone: '1-888-844-0041',
    url: 'https://www.mdhs.ms.gov/',
  },
  MO: {
    name: 'Missouri Long-Term Care Ombudsman',
    phone: '1-800-309-3282',
    url: 'https://health.mo.gov/seniors/ombudsman/',
  },
  MT: {
    name: 'Montana Long Term Care Ombudsman',
    phone: '1-800-332-2272',
    url: 'https://dphhs.mt.gov/SLTC/aging/longtermcareombudsman/',
  },
  NE: { name: 'Nebraska Long-Term Care Ombudsman', phone: '1-800-942-7830', url: 'https://dhhs.ne.gov/' },
  NH: {
    name: 'New Hampshire Office of the Long-Term Care Ombudsman',
    phone: '1-800-442-5640',
    url: 'https://www.dhhs.nh.gov/',
  },
  NJ: {
    name: 'New Jersey Long-Term Care Ombudsman',
    phone: '1-877-582-6995',
    url: 'https://www.nj.gov/ooie/',
  },
  NM: { name: 'New Mexico Long-Term Care Ombudsman', phone: '1-866-451-2901', url: 'https://aging.nm.gov/' },
  NY: {
    name: 'New York State Long Term Care Ombudsman',
    phone: '1-855-582-6769',
    url: 'https://ltcombudsman.ny.gov/',
  },
  ND: {
    name: 'North Dakota Long-Term Care Ombudsman (option 3)',
    phone: '1-855-462-5465',
    url: 'https://www.hhs.nd.gov/adults-and-aging/human-services/adults-and-aging/long-term-care-ombudsman-program',
  },
  OH: {
    name: 'Ohio Office of the State Long-Term Care Ombudsman',
    phone: '1-800-282-1206',
    url: 'https://aging.ohio.gov/care-and-living/get-help/get-an-advocate/',
  },
  OR: { name: 'Oregon Long-Term Care Ombudsman', phone: '1-800-522-2602', url: 'https://www.oltco.org/' },
  PA: {
    name: 'Pennsylvania Long-Term Care Ombudsman',
    phone: '1-717-783-8975',
    url: 'https://www.pa.gov/agencies/aging',
  },
  RI: {
    name: 'Rhode Island Long Term Care Ombudsman (Alliance for Better Long Term Care)',
    phone: '1-888-351-0808',
    url: 'https://alliancebltc.org/',
  },
  SC: {
    name: 'South Carolina Long Term Care Ombudsman',
    phone: '1-800-868-9095',
    url: 'https://aging.sc.gov/programs-initiatives/long-term-care-ombudsman',
  },
  SD: {
    name: 'South Dakota Long-Term Care Ombudsman',
    phone: '1-866-854-5465',
    url: 'https://dhs.sd.gov/ltss/ombudsman.aspx',
  },
  TN: {
    name: 'Tennessee Long-Term Care Ombudsman',
    phone: '1-877-236-0013',
    url: 'https://www.tn.gov/disability-and-aging.html',
  },
  TX: { name: 'Texas Long-term Care Ombudsman', phone: '1-800-252-2412', url: 'https://ltco.texas.gov' },
  UT: {
    name: 'Utah Long-Term Care Ombudsman',
    phone: '1-877-424-4640',
    url: 'https://daas.utah.gov/long-term-care-ombudsman/',
  },
  VT: {
    name: 'Vermont Long-Term Care Ombudsman',
    phone: '1-800-889-2047',
    url: 'https://www.vtlegalaid.org/vermont-long-term-care-ombudsman-project',
  },
  VA: {
    name: 'Virginia Office of the State Long-Term Care Ombudsman',
    phone: '1-800-552-5019',
    url: 'https://www.dars.virginia.gov/',
  },
  WA: {
    name: 'Washington State Long-Term Care Ombudsman',
    phone: '1-800-562-6028',
    url: 'https://www.waombudsman.org/',
  },
  WV: {
    name: 'West Virginia Long-Term Care Ombudsman',
    phone: '1-800-834-0598',
    url: 'https://www.wvseniorservices.gov/',
  },
  WI: {
    name: 'Wisconsin Board on Aging and Long Term Care Ombudsman',
    phone: '1-800-815-0015',
    url: 'https://longtermcare.wi.gov/',
  },
  WY: {
    name: 'Wyoming Long Term Care Ombudsman',
    phone: '1-800-856-4398',
    url: 'https://www.wyomingseniors.com/',
  },
};
