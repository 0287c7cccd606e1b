import { byPerson, type PersonalTable } from '#platform/privacy/personal-data.ts'

export const personalData: readonly PersonalTable[] = [
  {
    table: 'procurement_connection',
    about: 'Procurement systems that buy as the person',
    rows: byPerson(),
    erase: 'delete',
    data: ['name', 'domain', 'identity'],
    secret: ['secret', 'second_secret'],
    plain: ['frame_origins', 'cost_centre', 'documents_url', 'classification', 'units', 'account_key'],
  },
  {
    table: 'procurement_message',
    about: 'Messages of procurement systems; they go with their connection, and after 180 days',
    erase: 'delete',
    data: ['document', 'answer'],
    plain: ['direction', 'kind', 'detail', 'payload_id'],
  },
  {
    table: 'procurement_order',
    about: 'Orders of procurement systems: numbers of the customer, and where they go',
    erase: 'keep',
    data: ['parties', 'content'],
    plain: ['order_id', 'payload_ids', 'state', 'reason', 'order_number', 'changes'],
    kept: { content: 'part of an order', parties: 'part of an order' },
  },
  {
    table: 'procurement_document',
    about: 'Confirmations, ship notices and invoices that went to procurement systems',
    erase: 'keep',
    plain: ['kind', 'subject', 'payload_id', 'document', 'state'],
  },
  {
    table: 'punch_out',
    about: 'Visits that procurement systems opened as the person',
    rows: byPerson(),
    erase: 'delete',
    data: ['buyer_cookie', 'parties', 'items', 'return_url'],
    secret: ['start_hash', 'start_token'],
    plain: ['protocol', 'operation', 'payload_id', 'language'],
  },
]
