import { SegmentDeleted } from '#foundation/search-engine/segment/segment.store.ts'

const MOST_TIMES = 5

/** Segments may be merged or replaced while a request reads them: then it starts again with the new ones. */
export const retryWhenStale = async <Opened, Answer>(
  open: (isOld: boolean) => Promise<Opened>,
  answer: (opened: Opened) => Promise<Answer>,
): Promise<Answer> => {
  for (let time = 1; ; time += 1)
    try {
      return await answer(await open(time > 1))
    } catch (error) {
      if (!(error instanceof SegmentDeleted) || time === MOST_TIMES) throw error
    }
}
