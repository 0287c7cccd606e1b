import type { ReplyOf } from '#kernel/endpoint.ts'
import type { readTranslation, UnitState } from '#features/authoring/page-languages/public.ts'
import { RichTextField } from '#features/authoring/page-editor/rich-text-field.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type Unit = ReplyOf<typeof readTranslation>['units'][number]
type UnitRowProps = { unit: Unit; value: string; lang: string; onChange: (text: string) => void }

const TONES: Readonly<Record<UnitState, BadgeTone>> = {
  ...{ current: 'ok', outdated: 'warn', unchecked: 'idle', missing: 'bad', absent: 'idle' },
}
const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** One text: what the source says, what this page says, and whether the one still belongs to the other. */
export const UnitRow = ({ unit: { key, kind, source, target, state }, value, lang, onChange }: UnitRowProps) => {
  const t = useTexts('page-editor')
  const label = t('lang.of', { text: withoutTags(source).slice(0, 60) })
  return (
    <tr>
      <td>{kind === 'html' ? withoutTags(source) : source}</td>
      <td lang={lang}>
        {target === null ? (
          t('lang.absent')
        ) : kind === 'html' ? (
          <RichTextField label={label} value={value} onChange={onChange} />
        ) : (
          <TextArea label={label} hideLabel rows={2} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
        )}
      </td>
      <td className={styles.checks}>
        <Badge tone={TONES[state]}>{t(`lang.state.${state}`)}</Badge>
        {target !== null && (state === 'outdated' || state === 'unchecked') && (
          <Button variant="quiet" size="small" aria-label={t('lang.holdsOf', { key })} onClick={() => onChange(value)}>
            {t('lang.holds')}
          </Button>
        )}
      </td>
    </tr>
  )
}
