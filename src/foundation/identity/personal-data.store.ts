import { sql } from 'kysely'
import { byMail, byPerson, either, type PersonalTable, type PersonRows } from '#platform/privacy/personal-data.ts'

/** Records of the built-in provider name the account, or the address that somebody is signing in with. */
const byAccount: PersonRows = {
  text: 'payload.accountId',
  where: ({ id, emails }) =>
    sql`payload ->> 'accountId' = ${id} or exists (
      select from unnest(${[...emails]}::text[]) email where position(email in lower(payload::text)) > 0)`,
}

export const personalData: readonly PersonalTable[] = [
  {
    table: 'person',
    about: 'Profile',
    rows: byPerson('id'),
    // Last of all, and by the erasure itself: the row stays under the pseudonym, for orders and the audit log.
    erase: 'keep',
    data: [
      ...['email', 'given_name', 'family_name', 'hon_id', 'job_title', 'department', 'function_name', 'phone', 'temp_email'],
      ...['country_code', 'city', 'state', 'postal_code', 'language', 'sign_in_message', 'contact_error_code', 'user_type'],
      ...['user_role', 'roles', 'lines_of_business', 'service_level', 'default_currency', 'seen_statuses', 'status'],
      ...['company_role', 'order_limit_minor', 'order_limit_currency', 'cost_centres'],
    ],
    secret: ['password_hash'],
  },
  {
    table: 'session',
    about: 'Sessions',
    rows: byPerson(),
    erase: 'delete',
    data: ['device', 'country', 'network', 'amr'],
    secret: ['token_hash', 'replaced_token_hash', 'id_token', 'reauthentication_hash'],
    plain: ['acting_roles'],
  },
  { table: 'known_device', about: 'Devices', rows: byPerson(), erase: 'delete', data: ['name'], secret: ['fingerprint'] },
  {
    table: 'person_token',
    about: 'Links that were mailed',
    rows: either(byPerson(), byMail('email')),
    erase: 'delete',
    data: ['email'],
    secret: ['token_hash'],
    plain: ['purpose'],
  },
  {
    table: 'external_identity',
    about: 'Accounts at other providers',
    rows: byPerson(),
    erase: 'delete',
    data: ['issuer', 'subject'],
  },
  {
    table: 'oidc_record',
    about: 'Sign-ins at the built-in provider',
    rows: byAccount,
    erase: 'delete',
    secret: ['payload', 'id', 'grant_id', 'uid'],
    plain: ['kind'],
    isHidden: true,
  },
]
