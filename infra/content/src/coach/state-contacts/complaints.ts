import type { StateContacts } from '../state-contacts.js';

/** Who takes complaints about nursing homes. */
export const complaints: StateContacts = {
  AL: {
    name: 'Alabama Department of Public Health, Bureau of Health Provider Standards',
    phone: '1-800-356-9596',
    url: 'https://www.alabamapublichealth.gov/providerstandards/complaints.html',
  },
  AR: {
    name: 'Arkansas DHS Office of Long Term Care',
    phone: '1-800-582-4887',
    url: 'https://humanservices.arkansas.gov/about-dhs/dpsqa/programs-services/filing-a-complaint',
  },
  CA: {
    name: 'California Department of Public Health, Licensing and Certification',
    phone: '1-800-236-9747',
    url: 'https://www.cdph.ca.gov/Programs/CHCQ/LCP/Pages/FileAComplaint.aspx',
  },
  CO: {
    name: 'Colorado Department of Public Health and Environment, Health Facilities',
    phone: '1-303-692-2800',
    url: 'https://cdphe.colorado.gov/',
  },
  CT: {
    name: 'Connecticut Department of Public Health, Facility Licensing and Investigations',
    phone: '1-860-509-7400',
    url: 'https://portal.ct.gov/dph',
  },
  DE: {
    name: 'Delaware Division of Health Care Quality',
    phone: '1-877-453-0012',
    url: 'https://dhss.delaware.gov/dhcq/',
  },
  FL: {
    name: 'Florida Agency for Health Care Administration',
    phone: '1-888-419-3456',
    url: 'https://ahca.myflorida.com/',
  },
  GA: {
    name: 'Georgia Department of Community Health, Healthcare Facility Regulation',
    phone: '1-800-878-6442',
    url: 'https://dch.georgia.gov/',
  },
  HI: {
    name: 'Hawaii Department of Health, Office of Health Care Assurance',
    phone: '1-808-692-7400',
    url: 'https://health.hawaii.gov/ohca/',
  },
  IL: {
    name: 'Illinois Department of Public Health, Central Complaint Registry',
    phone: '1-800-252-4343',
    url: 'https://dph.illinois.gov/',
  },
  IN: {
    name: 'Indiana Department of Health, Long Term Care',
    phone: '1-800-246-8909',
    url: 'https://www.in.gov/health/',
  },
  IA: {
    name: 'Iowa Department of Inspections, Appeals, and Licensing',
    phone: '1-877-686-0027',
    url: 'https://dial.iowa.gov/',
  },
  KS: {
    name: 'Kansas Department for Aging and Disability Services complaint hotline',
    phone: '1-800-842-0078',
    url: 'https://www.kdads.ks.gov/',
  },
  KY: {
    name: 'Kentucky Office of Inspector General, Division of Health Care',
    phone: '1-502-564-7963',
    url: 'https://www.chfs.ky.gov/',
  },
  LA: {
    name: 'Louisiana Department of Health, Health Standards Section',
    phone: '1-888-810-1819',
    url: 'https://ldh.la.gov/',
  },
  ME: {
    name: 'Maine Division of Licensing and Certification',
    phone: '1-800-383-2441',
    url: 'https://www.maine.gov/dhhs/dlc/safety-reporting/file-a-complaint',
  },
  MD: {
    name: 'Maryland Office of Health Care Quality',
    phone: '1-877-402-8219',
    url: 'https://health.maryland.gov/ohcq/Pages/complaints.aspx',
  },
  MA: {
    name: 'Massachusetts Department of Public Health, Health Care Facility Licensure',
    phone: '1-800-462-5540',
    url: 'https://www.mass.gov/orgs/department-of-public-health',
  },
  MI: {
    name: 'Michigan LARA, Bureau of Survey and Certification',
    phone: '1-800-882-6006',
    url: 'https://www.michigan.gov/lara',
  },
  MN: {
    name: 'Minnesota Department of Health, Office of Health Facility Complaints',
    phone: '1-651-201-4200',
    url: 'https://www.health.state.mn.us/',
  },
  MS: {
    name: 'Mississippi State Department of Health, Licensure and Certification',
    phone: '1-800-227-7308',
    url: 'https://msdh.ms.gov/',
  },
  MO: {
    name: 'Missouri DHSS, Section for Long Term Care (same hotline)',
    phone: '1-800-392-0210',
    url: 'https://health.mo.gov/',
  },
  NE: {
    name: 'Nebraska DHHS Licensure Unit, Health Facility Investigations',
    phone: '1-402-471-0316',
    url: 'https://dhhs.ne.gov/licensure/Pages/Health-Care-Facilities-and-Services-Complaints.aspx',
  },
  NJ: {
    name: 'New Jersey Department of Health, Health Facility Survey',
    phone: '1-800-792-9770',
    url: 'https://www.nj.gov/health/healthfacilities/',
  },
  NM: {
    name: 'New Mexico health facility complaints',
    phone: '1-800-752-8649',
    url: 'https://www.hca.nm.gov/',
  },
  NY: {
    name: 'New York State Department of Health, Nursing Home Complaint Hotline',
    phone: '1-888-201-4563',
    url: 'https://apps.health.ny.gov/surveyd8/nursing-home-complaint-form',
  },
  NC: {
    name: 'North Carolina Division of Health Service Regulation, Complaint Intake',
    phone: '1-800-624-3004',
    url: 'https://info.ncdhhs.gov/dhsr/ciu/filecomplaint.html',
  },
  OH: {
    name: 'Ohio Department of Health complaint hotline',
    phone: '1-800-342-0553',
    url: 'https://odh.ohio.gov/',
  },
  OK: {
    name: 'Oklahoma State Department of Health, Long Term Care',
    phone: '1-800-747-8419',
    url: 'https://oklahoma.gov/health.html',
  },
  OR: {
    name: 'Oregon DHS Safety, Oversight and Quality (nursing facilities)',
    phone: '1-877-280-4555',
    url: 'https://www.oregon.gov/odhs/',
  },
  PA: {
    name: 'Pennsylvania Department of Health, Nursing Care Facilities',
    phone: '1-800-254-5164',
    url: 'https://www.pa.gov/agencies/health',
  },
  SC: {
    name: 'South Carolina Department of Public Health, Healthcare Quality',
    phone: '1-803-545-4370',
    url: 'https://dph.sc.gov/',
  },
  SD: {
    name: 'South Dakota Department of Health, Licensure and Certification',
    phone: '1-605-367-4640',
    url: 'https://doh.sd.gov/health-care-professionals/health-facility-licensure/health-facility-complaints/',
  },
  TN: {
    name: 'Tennessee Health Facilities Commission',
    phone: '1-877-287-0010',
    url: 'https://www.tn.gov/hfc.html',
  },
  TX: {
    name: 'Texas HHSC Complaint and Incident Intake',
    phone: '1-800-458-9858',
    url: 'https://www.hhs.texas.gov/',
  },
  VT: {
    name: 'Vermont Survey and Certification',
    phone: '1-888-700-5330',
    url: 'https://dlp.vermont.gov/survey-cert/sc-complaints',
  },
  VA: {
    name: 'Virginia Department of Health, Office of Licensure and Certification',
    phone: '1-800-955-1819',
    url: 'https://www.vdh.virginia.gov/licensure-and-certification/complaint-unit/',
  },
  WA: {
    name: 'Washington DSHS Residential Care Services, Complaint Resolution Unit',
    phone: '1-800-562-6078',
    url: 'https://www.dshs.wa.gov/',
  },
  WI: {
    name: 'Wisconsin Division of Quality Assurance',
    phone: '1-800-642-6552',
    url: 'https://www.dhs.wisconsin.gov/guide/complaints.htm',
  },
  WY: {
    name: 'Wyoming Healthcare Licensing and Surveys',
    phone: '1-307-777-7123',
    url: 'https://health.wyo.gov/aging/hls/complaints-against-healthcare-facilities/',
  },
};
