import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'agent_grant',
    about: 'Apps and agents that act for the person',
    rows: byPerson(),
    erase: 'delete',
    data: [
      'client_id',
      'name',
      'host',
      'scopes',
      'issuer',
      'order_limit_minor',
      'order_limit_currency',
      'month_limit_minor',
      'month_limit_currency',
    ],
    secret: ['provider_grant'],
  },
]
