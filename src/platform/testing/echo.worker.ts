import os from 'node:os'
import { answerInThread } from '#platform/threads.ts'

answerInThread(async (word: string) => {
  if (word === 'refuse') throw new Error('refused')
  if (word === 'priority') return String(os.getPriority())
  if (word === 'die') process.exit(1)
  return word
})
