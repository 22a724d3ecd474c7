import { photosPerMember } from '#domain/limits.ts'
import { channelsNow } from '#server/features/access/codes/sms-budget.ts'
import { insertPhotoIn } from '#server/features/families/photos/own-photos.ts'
import { statusOfNewPhoto } from '#server/features/families/photos/rules.ts'
import { storeSizes } from '#server/features/families/photos/store-photo.ts'
import { photoSentences } from '#server/features/families/photos/words.ts'
import { noteRecordReadOrRefuse } from '#server/features/shared/staff-reads/record-read.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { confirmByCode, sendConfirmingCode } from './confirming-code.ts'
import type { CounterDependencies } from './dependencies.ts'
import { discardDraft, readDraft, saveDraft } from './drafts.ts'
import { presentSlip } from './present.ts'
import { readRegistered } from './queries.ts'
import { registerFamily } from './register.ts'
import { counterMessages } from './words.ts'

type CounterCalls = HandlersOf<
  | 'counterDraft'
  | 'saveCounterDraft'
  | 'discardCounterDraft'
  | 'registerAtCounter'
  | 'counterSlip'
  | 'addCounterPhoto'
  | 'sendCounterCode'
  | 'proveCounterCode'
>

/** For a family that walks in, staff fill in the form, confirm the number, add a photo and print the slip. */
export function counterHandlers(dependencies: CounterDependencies): CounterCalls {
  const { db, secrets, config, record } = dependencies
  const registeredOrRefuse = async (memberId: string) => {
    const member = await readRegistered(db, memberId.toLowerCase())
    if (!member) throw new Refusal('not_found')
    return member
  }
  return {
    async counterDraft({ staff, language }) {
      const draft = await readDraft(db, secrets, staff.id)
      const sends_sms = (await channelsNow(dependencies, { purpose: 'caller_new', language })).SMS
      return { sends_sms, draft: draft && { uuid: draft.id, form: draft.form, saved_at: draft.savedAt.toISOString() } }
    },

    async saveCounterDraft({ input: { form }, staff, now }) {
      return { uuid: await saveDraft(db, secrets, { staffId: staff.id, form, now }), saved_at: now.toISOString() }
    },

    async discardCounterDraft({ staff, language }) {
      await discardDraft(db, staff.id)
      return { message: counterMessages(language).dropped }
    },

    async registerAtCounter({ input, staff, language, address, now, inAct }) {
      const { id, registrationNo, isNew } = await registerFamily(dependencies, { inAct, input, staff, now })
      if (isNew) record({ event: 'signup', member: id, address })
      return {
        message: counterMessages(language).registered(registrationNo),
        uuid: id,
        registration_no: registrationNo,
      }
    },

    async counterSlip({ input: { uuid }, staff, now }) {
      const member = await registeredOrRefuse(uuid)
      await noteRecordReadOrRefuse(db, dependencies, { staff, memberId: member.id, now })
      return presentSlip(dependencies, member, now)
    },

    async addCounterPhoto({ input: { uuid }, file, language, now, inAct }) {
      const { id: memberId, is_recent } = await registeredOrRefuse(uuid)
      // Later on, only the family changes its photos.
      if (!is_recent) throw new Refusal('not_found')
      const stored = await storeSizes(dependencies, { bytes: file.bytes, face: null, now })
      const photo = { ...stored, memberId, status: statusOfNewPhoto(config), now }
      await inAct(async trx => {
        if (!(await insertPhotoIn(trx, photo, photosPerMember)))
          throw new Refusal('conflict', { sentence: photoSentences.tooMany })
        return { act: 'counter_photo_added', memberId }
      })
      return { message: counterMessages(language).photoAdded }
    },

    async sendCounterCode({ input: { uuid }, language, now }) {
      const channel = await sendConfirmingCode(dependencies, { memberId: uuid.toLowerCase(), now })
      const t = counterMessages(language)
      return { message: channel === 'SMS' ? t.codeSent : t.codeMailed, sent_to: channel }
    },

    async proveCounterCode({ input: { uuid, code }, language, now, inAct }) {
      const channel = await confirmByCode(dependencies, { inAct, memberId: uuid.toLowerCase(), code, now })
      const t = counterMessages(language)
      return { message: channel === 'SMS' ? t.confirmed : t.emailConfirmed }
    },
  }
}
