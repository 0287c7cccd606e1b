import { Badge } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Beside the name of a line that waits as a draft. */
export const DraftBadge = ({ isPublished, fault }: { isPublished: boolean; fault: string | null; files: readonly string[] }) => {
  const t = useTexts('data-admin')
  return <Badge tone={fault === null ? 'info' : 'warn'}>{t(isPublished ? 'draft.change' : 'draft')}</Badge>
}
