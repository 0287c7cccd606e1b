import type { CellFault } from '#features/authoring/page-editor/publish.rules.ts'

const isBroken = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && currentSrc !== '' && naturalWidth === 0

/** Problems that can be seen in a page drawn in a frame of this site. */
export const lookAtPage = (page: Document | null): readonly CellFault[] => {
  const root = page?.documentElement
  if (!page || !root || page.body.childElementCount === 0) return ['empty']
  const faults: CellFault[] = []
  if (!page.querySelector('main')) faults.push('empty')
  if (root.scrollWidth > root.clientWidth + 1) faults.push('wide')
  if ([...page.querySelectorAll<HTMLImageElement>('main img')].some(isBroken)) faults.push('picture')
  if (page.querySelector('main h1') === null) faults.push('heading')
  return faults
}
