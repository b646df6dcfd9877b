import type { StateContacts } from '../state-contacts.js';

/** Where abuse and neglect of an adult are reported. */
export const protection: StateContacts = {
  AL: {
    name: 'Alabama DHR Adult Abuse Hotline',
    phone: '1-800-458-7214',
    url: 'https://dhr.alabama.gov/adult-protective-services/',
  },
  AK: {
    name: 'Alaska Adult Protective Services',
    phone: '1-800-478-9996',
    url: 'https://health.alaska.gov/en/services/aps-report-harm',
  },
  AZ: { name: 'Arizona Adult Protective Services', phone: '1-877-767-2385', url: 'https://des.az.gov/APS' },
  AR: {
    name: 'Arkansas Adult Maltreatment Hotline',
    phone: '1-800-482-8049',
    url: 'https://humanservices.arkansas.gov/divisions-shared-services/aging-adult-behavioral-health-services/adult-protective-services/',
  },
  CA: {
    name: 'California Adult Protective Services (routes by ZIP code)',
    phone: '1-833-401-0832',
    url: 'https://www.cdss.ca.gov/adult-protective-services',
  },
  CT: {
    name: 'Connecticut Protective Services for the Elderly',
    phone: '1-888-385-4225',
    url: 'https://portal.ct.gov/dss',
  },
  DE: {
    name: 'Delaware Adult Protective Services (888-APS-4302)',
    phone: '1-888-277-4302',
    url: 'https://dhss.delaware.gov/dsaapd/',
  },
  DC: { name: 'DC Adult Protective Services', phone: '1-202-541-3950', url: 'https://dacl.dc.gov/' },
  FL: { name: 'Florida Abuse Hotline', phone: '1-800-962-2873', url: 'https://www.myflfamilies.com/' },
  GA: {
    name: 'Georgia Adult Protective Services (choose option 3)',
    phone: '1-866-552-4464',
    url: 'https://aging.georgia.gov/',
  },
  HI: {
    name: 'Hawaii Adult Protective Services (statewide)',
    phone: '1-808-832-5115',
    url: 'https://humanservices.hawaii.gov/ssd/adult-services',
  },
  ID: {
    name: 'Idaho Adult Protective Services (local Area Agency on Aging takes reports)',
    phone: '1-208-334-3833',
    url: 'https://aging.idaho.gov/',
  },
  IL: {
    name: 'Illinois Adult Protective Services Hotline',
    phone: '1-866-800-1409',
    url: 'https://ilaging.illinois.gov/',
  },
  IN: {
    name: 'Indiana Adult Protective Services Hotline',
    phone: '1-800-992-6978',
    url: 'https://www.in.gov/fssa/da/adult-protective-services/',
  },
  IA: { name: 'Iowa Dependent Adult Abuse Hotline', phone: '1-800-362-2178', url: 'https://hhs.iowa.gov/' },
  KS: { name: 'Kansas Protection Report Center', phone: '1-800-922-5330', url: 'https://www.dcf.ks.gov/' },
  KY: { name: 'Kentucky adult abuse hotline', phone: '1-877-597-2331', url: 'https://www.chfs.ky.gov/' },
  LA: {
    name: 'Louisiana Elderly Protective Services (age 60 and older)',
    phone: '1-833-577-6532',
    url: 'https://goea.louisiana.gov/',
  },
  ME: {
    name: 'Maine Adult Protective Services',
    phone: '1-800-624-8404',
    url: 'https://www.maine.gov/dhhs/oads/',
  },
  MD: {
    name: 'Maryland Adult Protective Services',
    phone: '1-800-917-7383',
    url: 'https://dhs.maryland.gov/',
  },
  MA: {
    name: 'Massachusetts Elder Abuse Hotline (age 60 and older)',
    phone: '1-800-922-2275',
    url: 'https://www.mass.gov/how-to/report-elder-abuse',
  },
  MI: {
    name: 'Michigan Adult Protective Services Centralized Intake',
    phone: '1-855-444-3911',
    url: 'https://www.michigan.gov/mdhhs',
  },
  MN: {
    name: 'Minnesota Adult Abuse Reporting Center (MAARC)',
    phone: '1-844-880-1574',
    url: 'https://mn.gov/dhs/people-we-serve/seniors/services/adult-protection/',
  },
  MS: {
    name: 'Mississippi Vulnerable Person Abuse Hotline',
    phone: '1-844-437-6282',
    url: 'https://www.mdhs.ms.gov/',
  },
  MO: {
    name: 'Missouri Adult Abuse and Neglect Hotline',
    phone: '1-800-392-0210',
    url: 'https://health.mo.gov/safety/abuse/',
  },
  MT: {
    name: 'Montana Adult Protective Services',
    phone: '1-844-277-9300',
    url: 'https://dphhs.mt.gov/SLTC/aps/index',
  },
  NE: {
    name: 'Nebraska Adult and Child Abuse and Neglect Hotline',
    phone: '1-800-652-1999',
    url: 'https://dhhs.ne.gov/Pages/Adult-Protective-Services.aspx',
  },
  NV: { name: 'Nevada Adult Protective Services', phone: '1-888-729-0571', url: 'https://adsd.nv.gov/' },
  NH: {
    name: 'New Hampshire Adult Protective Services',
    phone: '1-800-949-0470',
    url: 'https://www.dhhs.nh.gov/report-concern/adult-abuse',
  },
  NJ: {
    name: 'New Jersey Division of Aging Services (routes to county Adult Protective Services)',
    phone: '1-800-792-8820',
    url: 'https://www.nj.gov/humanservices/doas/',
  },
  NM: { name: 'New Mexico Adult Protective Services', phone: '1-866-654-3219', url: 'https://aging.nm.gov/' },
  NY: {
    name: 'New York Adult Protective Services Helpline',
    phone: '1-844-697-3505',
    url: 'https://ocfs.ny.gov/',
  },
  ND: {
    name: 'North Dakota Vulnerable Adult Protective Services',
    phone: '1-855-462-5465',
    url: 'https://www.hhs.nd.gov/',
  },
  OH: { name: 'Ohio Adult Protective Services', phone: '1-855-644-6277', url: 'https://jfs.ohio.gov/' },
  OK: {
    name: 'Oklahoma Abuse and Neglect Hotline',
    phone: '1-800-522-3511',
    url: 'https://oklahoma.gov/okdhs/services/aps.html',
  },
  OR: {
    name: 'Oregon Abuse Reporting Hotline (855-503-SAFE)',
    phone: '1-855-503-7233',
    url: 'https://www.oregon.gov/odhs/',
  },
  PA: {
    name: 'Pennsylvania Elder Abuse Hotline',
    phone: '1-800-490-8505',
    url: 'https://www.pa.gov/agencies/aging',
  },
  RI: {
    name: 'Rhode Island Office of Healthy Aging, Adult Protective Services',
    phone: '1-401-462-0555',
    url: 'https://oha.ri.gov/',
  },
  SC: {
    name: 'South Carolina Adult Protective Services',
    phone: '1-888-227-3487',
    url: 'https://dss.sc.gov/adult-protection',
  },
  SD: {
    name: 'South Dakota Adult Protective Services (Dakota at Home)',
    phone: '1-833-663-9673',
    url: 'https://dhs.sd.gov/',
  },
  TN: {
    name: 'Tennessee Adult Protective Services',
    phone: '1-888-277-8366',
    url: 'https://www.tn.gov/humanservices/adults.html',
  },
  TX: {
    name: 'Texas Abuse Hotline (Adult Protective Services)',
    phone: '1-800-252-5400',
    url: 'https://www.dfps.texas.gov/',
  },
  UT: {
    name: 'Utah Adult Protective Services',
    phone: '1-800-371-7897',
    url: 'https://daas.utah.gov/adult-protective-services/',
  },
  VT: {
    name: 'Vermont Adult Protective Services',
    phone: '1-800-564-1612',
    url: 'https://dlp.vermont.gov/make-report',
  },
  VA: {
    name: 'Virginia Adult Protective Services Hotline',
    phone: '1-888-832-3858',
    url: 'https://www.dars.virginia.gov/',
  },
  WA: {
    name: 'Washington DSHS abuse reporting (866-END-HARM)',
    phone: '1-866-363-4276',
    url: 'https://www.dshs.wa.gov/report-abuse-and-neglect',
  },
  WV: {
    name: 'West Virginia Adult Protective Services Hotline',
    phone: '1-800-352-6513',
    url: 'https://bfa.wv.gov/',
  },
  WI: {
    name: 'Wisconsin Elder Abuse Hotline (age 60 and older)',
    phone: '1-833-586-0107',
    url: 'https://www.dhs.wisconsin.gov/aps/index.htm',
  },
  WY: { name: 'Wyoming Adult Protective Services', phone: '1-800-457-3659', url: 'https://dfs.wyo.gov/' },
  PR: {
    name: 'Departamento de la Familia, línea de maltrato',
    phone: '1-787-749-1333',
    url: 'https://www.familia.pr.gov/',
  },
};
