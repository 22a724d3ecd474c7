import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { channelName, type MessageChannel } from '#domain/telling/channels.ts'
import type { MessageName } from '#domain/telling/messages.ts'
import { call } from '#web/api/client.ts'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { openChannelsQuery } from './queries.ts'
import { testPartWords } from './words.ts'

/** The message by which each channel is tried. */
const tried: Record<MessageChannel, MessageName> = { EMAIL: 'setup_trial', SMS: 'otp_verify', WHATSAPP: 'notice' }

/** Sends a test by each channel of this server, to the reader's own email or to a number that they type. */
export function TestPart() {
  const language = useLanguage()
  const t = testPartWords(language)
  const { data: channels } = useQuery(openChannelsQuery)
  const [mobile, setMobile] = useState('')
  const test = useMutation({
    mutationFn: (channel: MessageChannel) =>
      call('POST /office/messages/:name/test', { name: tried[channel], channel, language, mobile }),
    onSuccess: ({ message }) => toast.success(message),
    onError: toastOfficeFailure,
  })
  if (!channels) return null
  const toNumber = channels.some(channel => channel !== 'EMAIL')
  return (
    <PartCard>
      <h2>{t.title}</h2>
      {channels.length === 0 ? <p>{t.none}</p> : <p>{t.help}</p>}
      {toNumber ? (
        <Field label={t.mobile}>
          <TextInput inputMode="tel" maxLength={10} value={mobile} onChange={setMobile} />
        </Field>
      ) : null}
      <div className="row-2">
        {channels.map(channel => (
          <Button key={channel} small busy={test.isPending} onClick={() => test.mutate(channel)}>
            {t.send(channelName(channel, language))}
          </Button>
        ))}
      </div>
    </PartCard>
  )
}
