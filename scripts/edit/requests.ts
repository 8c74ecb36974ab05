import { z } from 'zod'
import { variants } from '../../shared/site-info/site-info.ts'
import type { Edit, ShownPage } from './contract.ts'

/** Checks what a page asks the news with. Any program of the machine can send requests. */
export const shownPage: z.ZodType<ShownPage> = z.object({
  variant: z.enum(variants),
  opened: z.string(),
  path: z.string(),
  marks: z.array(z.string()),
})

/** Checks what a page saves. */
export const edit: z.ZodType<Edit> = z.object({
  text: z.object({
    file: z.string(),
    line: z.number(),
    name: z.string(),
    source: z.string(),
    copy: z.string(),
  }),
  after: z.string(),
})
