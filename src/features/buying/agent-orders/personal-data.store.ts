import { byPerson, within, type PersonalTable } from '#platform/privacy/personal-data.ts'

const ofGrant = within('grant_id', { table: 'agent_grant', ...byPerson() })

export const personalData: readonly PersonalTable[] = [
  {
    table: 'agent_order',
    about: 'Orders of apps and agents',
    rows: ofGrant,
    erase: 'delete',
    data: ['idempotency_key', 'order_number', 'currency'],
    secret: ['request_hash'],
  },
  {
    table: 'agent_confirmation',
    about: 'Orders of apps and agents that were to be confirmed',
    rows: ofGrant,
    erase: 'delete',
    data: ['content', 'reason', 'state'],
    secret: ['content_hash'],
  },
]
