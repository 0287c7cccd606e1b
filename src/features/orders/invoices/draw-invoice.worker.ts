import { drawInvoice, type InvoicePaper } from '#features/orders/invoices/draw-invoice.service.ts'
import { answerInThread } from '#platform/threads.ts'

answerInThread((paper: InvoicePaper) => drawInvoice(paper))
