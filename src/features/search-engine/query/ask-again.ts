import { SegmentGone } from '#features/search-engine/segment/segment.store.ts'

const MOST_TIMES = 5

/** An index may be put in order or made anew while it is asked: then it is opened and asked once more. */
export const askAgain = async <Opened, Answer>(
  open: () => Promise<Opened>,
  answer: (opened: Opened) => Promise<Answer>,
): Promise<Answer> => {
  for (let time = 1; ; time += 1)
    try {
      return await answer(await open())
    } catch (error) {
      if (!(error instanceof SegmentGone) || time === MOST_TIMES) throw error
    }
}
