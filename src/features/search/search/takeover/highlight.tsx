import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { leaveHint } from '#browser/hint-card.ts'
import { useHint } from '#browser/use-hint.ts'
import { dismissHighlight, highlight } from '#features/search/search/takeover/highlight.client.ts'
import { Button } from '#ui/button.tsx'
import { Hint } from '#ui/hint.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const HighlightCard = () => {
  const t = useTexts('search')
  const card = useRef<HTMLDivElement>(null)
  const anchor = document.querySelector('[data-search-open] button') ?? undefined
  useHint({ card, anchor, onNoRoom: () => highlight.set(false) })
  const close = () => {
    leaveHint(card.current)
    dismissHighlight()
  }
  return (
    <div ref={card}>
      <Hint
        label={t('highlight.label')}
        actions={
          <Button size="small" variant="quiet" onClick={close}>
            {t('highlight.close')}
          </Button>
        }
      >
        <strong>{t('highlight.title')}</strong>
        {t('highlight.text')}
      </Hint>
    </div>
  )
}

/** The hint at the search icon [2.8.8]. It hangs below the header, whose frame it is placed in. */
export const Highlight = () => {
  const header = highlight.use() ? document.querySelector('[data-header]') : null
  return header && createPortal(<HighlightCard />, header)
}
