import type { PersonalTable } from '#platform/privacy/personal-data.ts'

const LAW = 'tax law: an invoice stays as it was issued'

/** Invoices are those of a customer account; none names the person who ordered. */
export const personalData: readonly PersonalTable[] = [
  {
    table: 'invoice',
    about: 'Invoices',
    erase: 'keep',
    kept: {
      ...{ number: LAW, account: LAW, order_number: LAW, po_number: LAW, currency: LAW, document: LAW },
      ...{ file_key: LAW, file_name: LAW },
    },
    plain: ['digest', 'sha256'],
  },
]
