import { useLayoutEffect, useRef } from 'react'
import type { SiteTour } from '#features/site/navigation/blocks/site-tour.schema.ts'
import { listTourButtons } from '#features/site/navigation/tour/tour.rules.ts'
import { useTour } from '#features/site/navigation/tour/use-tour.client.ts'
import { Button } from '#ui/button.tsx'
import { Hint } from '#ui/hint.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** The steps of the first-visit tour; none is shown before it is known where it points [2.3.10]. */
export const Block = ({ steps }: SiteTour) => {
  const t = useTexts('navigation')
  const { card, at, count, shown, isOver, next, dismiss } = useTour(steps)
  const isPressed = useRef(false)
  const offered: readonly string[] = at < 0 ? [] : listTourButtons(at, count)
  // The last step has another button in the place of the one that was pressed.
  useLayoutEffect(() => {
    const finish = card.current?.querySelector<HTMLElement>('[data-tour-button=finish]:not([hidden])')
    if (isPressed.current) finish?.focus()
  }, [at, card])
  if (isOver) return null
  const goOn = () => {
    isPressed.current = true
    next()
  }
  const button = (name: 'skip' | 'next' | 'finish', variant: 'quiet' | 'primary') => (
    <Button
      size="small"
      variant={variant}
      data-tour-button={name}
      hidden={!offered.includes(name)}
      onClick={name === 'next' ? goOn : dismiss}
    >
      {t(`tour.${name}`)}
    </Button>
  )
  return (
    <div ref={card}>
      <Hint
        label={t('tour.label')}
        actions={
          <>
            <span>{at < 0 ? '' : `${at + 1} / ${count}`}</span>
            {button('skip', 'quiet')}
            {button('next', 'primary')}
            {button('finish', 'primary')}
          </>
        }
      >
        {steps.map(({ place, title, text }, index) => (
          <div key={index} data-tour-step={place} hidden={index !== shown}>
            <strong>{title}</strong>
            {text}
          </div>
        ))}
      </Hint>
    </div>
  )
}
