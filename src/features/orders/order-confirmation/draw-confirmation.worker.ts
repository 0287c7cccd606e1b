import type { ConfirmationPaper } from '#features/orders/order-confirmation/confirmation-thread.service.ts'
import { fillText } from '#kernel/texts.ts'
import { drawBusinessDocument } from '#platform/files/business-document.ts'
import { answerInThread } from '#platform/threads.ts'

answerInThread(({ pageText, ...paper }: ConfirmationPaper) =>
  drawBusinessDocument({ ...paper, writePage: (page, pages) => fillText(pageText, { page, pages }) }),
)
