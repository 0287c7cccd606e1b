import { z } from 'zod'
import { ICON_NAMES } from '#ui/icon-names.ts'

export const iconNameSchema = z.enum(ICON_NAMES)
