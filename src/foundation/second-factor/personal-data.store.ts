import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'passkey',
    about: 'Passkeys',
    rows: byPerson(),
    erase: 'delete',
    data: ['name'],
    secret: ['credential_id', 'public_key'],
    plain: ['transports', 'aaguid', 'rp_id'],
  },
  { table: 'authenticator', about: 'Authenticator app', rows: byPerson(), erase: 'delete', secret: ['sealed_secret'] },
  { table: 'recovery_code', about: 'Recovery codes', rows: byPerson(), erase: 'delete', secret: ['hash'] },
]
