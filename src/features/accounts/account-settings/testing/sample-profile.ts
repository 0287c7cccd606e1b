import type { Profile } from '#features/accounts/account-settings/account/profile.rules.ts'

export const sampleProfile: Profile = {
  givenName: 'Amara',
  familyName: 'Brandt',
  jobTitle: 'Buyer',
  department: '',
  functionName: '',
  phone: '',
  language: 'en',
  honId: 'H700001',
  email: 'amara@sps.example',
  tempEmail: null,
  countryCode: 'PL',
  city: 'Gdansk',
  state: '',
  postalCode: '80-001',
  isRevalidationRequired: false,
  isYearlyRevalidationDue: false,
  company: null,
  isActedFor: false,
  hasPassword: true,
}
