import { z } from 'zod';
import { isReadable, isVisible, UNREADABLE_REFUSED } from '../kernel/readable.js';
import { cleanFileName, paperKinds, UPLOAD } from './files.js';
import { uploadedFile } from './schemas.js';

/**
 * A file in the list of a person's papers. `name`: null before it was sent or named. `person`: the care recipient whom it is about,
 * as far as the coach knows or its person says. `conversationId`: where it was sent; null before that.
 */
export const paper = uploadedFile.extend({
  name: z.string().nullable(),
  kind: z.enum(paperKinds).nullable(),
  person: z.string().nullable(),
  addedAt: z.iso.datetime(),
  conversationId: z.uuid().nullable(),
});
export type Paper = z.infer<typeof paper>;

const NAME_REQUIRED = 'Please enter a name';
const NAME_TOO_LONG = `Please use at most ${UPLOAD.nameLength} characters`;
export const PAPER_PERSON_UNKNOWN = 'Please choose one of the people you care for';
export const PAPER_NAME_UNFIT = 'The name has to end as files of its kind do. Please keep its ending.';

/** PATCH /api/chat/files/:id: what it names is changed. `person`: null for nobody in particular. */
export const changePaper = z.object({
  name: z
    .string({ error: NAME_REQUIRED })
    .max(1_000, NAME_TOO_LONG)
    .overwrite(cleanFileName)
    .refine(isVisible, NAME_REQUIRED)
    .refine(isReadable, UNREADABLE_REFUSED)
    .optional(),
  person: z.uuid({ error: PAPER_PERSON_UNKNOWN }).nullable().optional(),
});
export type ChangePaper = z.infer<typeof changePaper>;

/** DELETE /api/chat/files/:id. `only=unsent`: a file that a message has stays. */
export const deletePaper = z.object({ only: z.literal('unsent').optional() });
export type DeletePaper = z.infer<typeof deletePaper>;
