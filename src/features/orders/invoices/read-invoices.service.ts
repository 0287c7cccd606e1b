import type { FastifyRequest } from 'fastify'
import { countDaysLate, dayOf, decideInvoiceState, type INVOICE_LIST } from '#features/orders/invoices/invoice.rules.ts'
import { listInvoices, type InvoiceFilter, type ListedInvoice } from '#features/orders/invoices/invoice-list.store.ts'
import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import { toMoneyJson } from '#kernel/money.ts'
import type { ListQuery } from '#platform/database/list-query.ts'

type ReportedInvoice = Omit<ListedInvoice, 'totalMinor' | 'paidMinor'> & {
  readonly totalMinor: string | bigint
  readonly paidMinor: string | bigint
}

export const toListed = (row: ReportedInvoice, today: string) => {
  const { number, orderNumber, poNumber, issuedOn, dueOn, currency, isDisputed } = row
  const [totalMinor, paidMinor] = [BigInt(row.totalMinor), BigInt(row.paidMinor)]
  const state = decideInvoiceState({ dueOn, totalMinor, paidMinor, isDisputed }, today)
  return {
    ...{ number, orderNumber, poNumber, issuedOn, dueOn, state },
    daysLate: state === 'Paid' ? 0 : countDaysLate(dueOn, today),
    total: toMoneyJson({ minor: totalMinor, currency }),
    open: toMoneyJson({ minor: totalMinor - paidMinor, currency }),
  }
}

type InvoiceQuery = InvoiceFilter & ListQuery<(typeof INVOICE_LIST.sortable)[number]>

/** Of the account that the person orders for, page by page. */
export const readInvoices = async (request: FastifyRequest, { state, find, issued, ...list }: InvoiceQuery) => {
  const { key } = await requireOrderingAccount(request)
  const today = dayOf(request.server.services.clock.now())
  const { rows, total } = await listInvoices(request.tx, key, { state, find, issued }, list, today)
  return { rows: rows.map((row) => toListed(row, today)), total }
}
