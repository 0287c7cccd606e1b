import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { readReview } from '#features/authoring/authoring/public.ts'
import { ReviewDialog } from '#features/authoring/page-editor/review-dialog.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const TONES = { open: 'warn', approved: 'ok', returned: 'bad' } as const

type ReviewButtonProps = { pageId: string; isReady: boolean; flush: () => Promise<boolean> }

/** Where the review of the page stands, and the way to it. */
export const ReviewButton = ({ pageId, isReady, flush }: ReviewButtonProps) => {
  const t = useTexts('page-editor')
  const [isOpen, setOpen] = useState(false)
  const { data } = useEndpointQuery(readReview, { params: { id: pageId } })
  const { state = 'withdrawn', isCurrent = false } = data?.review ?? {}
  // The saved version is previewed.
  const open = async (): Promise<void> => {
    if (await flush()) setOpen(true)
  }
  return (
    <>
      {state !== 'withdrawn' && (state === 'open' || isCurrent) && (
        <Badge tone={TONES[state]}>{t(`review.state.${state}`)}</Badge>
      )}
      <Button variant="secondary" size="small" disabled={!isReady} onClick={() => void open()}>
        {t('review')}
      </Button>
      {isOpen && <ReviewDialog pageId={pageId} onClose={() => setOpen(false)} />}
    </>
  )
}
