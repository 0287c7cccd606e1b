import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { siteFileSchema } from '#features/site/media/site-file.rules.ts'

export const video = defineBlock({
  type: 'video',
  interactive: true,
  schema: z.strictObject({
    title: z.string().min(1).max(160),
    text: z.string().max(300).optional(),
    poster: siteFileSchema.optional(),
    width: z.number().int().positive().default(1280),
    height: z.number().int().positive().default(720),
    sources: z
      .array(
        z.strictObject({
          src: siteFileSchema,
          type: z
            .string()
            .regex(/^(?:video\/[\w.-]{1,60}|application\/(?:vnd\.apple\.mpegurl|dash\+xml))(?:; ?codecs="[\w., ]{1,120}")?$/),
          /** In kilobits a second; of progressive files the best within the limit is played. */
          bitrate: z.number().int().positive().optional(),
        }),
      )
      .min(1)
      .max(8),
    captions: z
      .array(z.strictObject({ src: siteFileSchema, language: z.string().regex(/^[a-z]{2}$/), label: z.string().min(1).max(60) }))
      .max(12)
      .default([]),
    /** In the page's language from the start. */
    showCaptions: z.boolean().default(true),
    chapters: z
      .array(z.strictObject({ start: z.number().min(0), title: z.string().min(1).max(120) }))
      .max(40)
      .default([]),
    /** Chapters as WebVTT, instead of the list. */
    chaptersFile: siteFileSchema.optional(),
  }),
  fields: {
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'text', label: 'Text' },
    poster: { kind: 'text', label: 'Picture before it plays' },
    width: { kind: 'number', label: 'Width' },
    height: { kind: 'number', label: 'Height' },
    sources: {
      kind: 'list',
      label: 'Files',
      of: {
        src: { kind: 'text', label: 'File' },
        type: { kind: 'text', label: 'Media type' },
        bitrate: { kind: 'number', label: 'Kilobits a second' },
      },
    },
    captions: {
      kind: 'list',
      label: 'Captions',
      of: {
        src: { kind: 'text', label: 'File' },
        language: { kind: 'text', label: 'Language' },
        label: { kind: 'text', label: 'Name of the language' },
      },
    },
    showCaptions: { kind: 'toggle', label: 'Captions from the start' },
    chapters: {
      kind: 'list',
      label: 'Chapters',
      of: { start: { kind: 'number', label: 'Starts at second' }, title: { kind: 'text', label: 'Title' } },
    },
    chaptersFile: { kind: 'text', label: 'Chapters as a file' },
  },
})
export type Video = z.infer<typeof video.schema>
