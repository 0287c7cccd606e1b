import type { ConfirmationPaper } from '#features/orders/order-confirmation/confirmation-thread.service.ts'
import { fillText } from '#kernel/texts.ts'
import { drawTradePaper } from '#platform/files/trade-paper.ts'
import { answerInThread } from '#platform/threads.ts'

answerInThread(({ pageText, ...paper }: ConfirmationPaper) =>
  drawTradePaper({ ...paper, writePage: (page, pages) => fillText(pageText, { page, pages }) }),
)
