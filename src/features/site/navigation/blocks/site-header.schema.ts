import { z } from 'zod'
import { defineBlock, hrefSchema, linkSchema } from '#foundation/blocks/public.ts'

const link = { label: { kind: 'text', label: 'Label' }, href: { kind: 'link', label: 'Target' } } as const
const ownPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'is not a path of this site')

/** How an entry opens: the category tree, tabs with panels, or columns of links [2.3.2]. */
export const FLYOUTS = ['product', 'tab', 'standard'] as const

/** The frame's upper part, held in the fragment /fragments/header. Only the first level of the navigation is in it. */
export const siteHeader = defineBlock({
  type: 'site-header',
  schema: z.strictObject({
    /** 'Halden' and 'Aerospace'. */
    brand: z.string().min(1).max(60),
    unit: z.string().max(80).optional(),
    entries: z
      .array(
        linkSchema.extend({
          flyout: z.enum(FLYOUTS).optional(),
          /** Where the levels below load from when they are requested [2.3.4]. */
          subnav: ownPath.optional(),
          /** Needs an account: locked until the person's status has loaded [2.3.24]. */
          locked: z.boolean().optional(),
        }),
      )
      .max(10),
    /** The group's other sites [2.3.14]. */
    business: z
      .array(linkSchema.extend({ text: z.string().max(160).optional() }))
      .max(20)
      .default([]),
    contact: linkSchema.optional(),
    /** Ways of contact in the dialog that replaces the contact link for customers with accounts [2.3.23]. */
    contactWays: z
      .array(linkSchema.extend({ text: z.string().max(160).optional() }))
      .max(6)
      .default([]),
    /** Guides and answers in the help menu, above the tour and the contact. */
    help: z.array(linkSchema).max(8).default([]),
    /** For visitors who are not signed in; the marked ones come back to this page [2.3.26]. */
    signInLinks: z
      .array(linkSchema.extend({ addQueryParameter: z.boolean().optional() }))
      .max(8)
      .default([]),
    /** Where people who are signed in arrive when they choose this locale [2.4.11]. */
    postLoginPages: z
      .array(z.strictObject({ country: z.string(), language: z.string(), href: hrefSchema }))
      .max(50)
      .default([]),
    /** First-visit tour, a step for each place that the page has [2.3.11]. */
    tour: z
      .array(
        z.strictObject({
          place: z.enum(['navigation', 'search', 'locale', 'account']),
          title: z.string().min(1).max(80),
          text: z.string().max(200),
        }),
      )
      .max(6)
      .default([]),
  }),
  fields: {
    brand: { kind: 'text', label: 'Brand' },
    unit: { kind: 'text', label: 'Business unit' },
    entries: {
      kind: 'list',
      label: 'Navigation',
      of: {
        ...link,
        flyout: { kind: 'select', label: 'Opens', options: FLYOUTS },
        subnav: { kind: 'link', label: 'Sub-navigation' },
        locked: { kind: 'toggle', label: 'Needs an account' },
      },
    },
    business: { kind: 'list', label: 'Business links', of: { ...link, text: { kind: 'text', label: 'Text' } } },
    contact: { kind: 'link', label: 'Contact' },
    contactWays: { kind: 'list', label: 'Contact dialog', of: { ...link, text: { kind: 'text', label: 'Text' } } },
    help: { kind: 'list', label: 'Help menu', of: link },
    signInLinks: {
      kind: 'list',
      label: 'Sign-in links',
      of: { ...link, addQueryParameter: { kind: 'toggle', label: 'Come back to this page' } },
    },
    postLoginPages: {
      kind: 'list',
      label: 'Pages after choosing a locale',
      of: {
        country: { kind: 'text', label: 'Country' },
        language: { kind: 'text', label: 'Language' },
        href: { kind: 'link', label: 'Page' },
      },
    },
    tour: {
      kind: 'list',
      label: 'Tour',
      of: {
        place: { kind: 'select', label: 'Place', options: ['navigation', 'search', 'locale', 'account'] },
        title: { kind: 'text', label: 'Title' },
        text: { kind: 'multiline', label: 'Text' },
      },
    },
  },
})
export type SiteHeader = z.infer<typeof siteHeader.schema>
