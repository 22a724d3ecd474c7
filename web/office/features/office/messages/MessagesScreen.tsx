import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageName } from '#domain/telling/messages.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeWords } from '#web/office/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { EmailWording } from './EmailWording.tsx'
import { IdFile } from './IdFile.tsx'
import styles from './Messages.module.css'
import { type Message, messagesQuery } from './queries.ts'
import { SmsWording } from './SmsWording.tsx'
import { WhatsappWording } from './WhatsappWording.tsx'
import { messagesWords, nameWords, variableWords } from './words.ts'

/** Every message of the service, with its registration at the SMS operators and Meta. */
export default function MessagesScreen() {
  const language = useLanguage()
  const t = messagesWords(language)
  const nameOf = nameWords(language)
  const meaningOf = variableWords(language)
  const { data, error, refetch } = useQuery(messagesQuery)
  const [opened, setOpened] = useState<MessageName | null>(null)
  const missing = ({ sms }: Message) => sms.filter(({ dlt_id }) => dlt_id === '').length
  const stateOf = (message: Message) => {
    if (message.sms.length === 0) return t.emailOnly
    return missing(message) === 0 ? t.registered : t.missing(missing(message))
  }
  return (
    <>
      <ScreenHead eyebrow="संदेश" title={officeWords(language).messages} />
      {data ? (
        <>
          <Notice>{t.help}</Notice>
          {data.channels.includes('SMS') ? null : <Notice>{t.noSms}</Notice>}
          {data.channels.includes('EMAIL') ? null : <Notice>{t.noEmail}</Notice>}
          <div className={styles.file}>
            <IdFile messages={data} />
          </div>
          <Card>
            {data.list.map(message => (
              <Fold
                key={message.name}
                title={nameOf[message.name]}
                summary={stateOf(message)}
                marked={missing(message) > 0}
                open={opened === message.name}
                onToggle={() => setOpened(opened === message.name ? null : message.name)}
              >
                {message.variables.length > 0 ? (
                  <p>
                    {t.variables}: {message.variables.map(one => `{${one}} ${meaningOf[one]}`).join(', ')}
                  </p>
                ) : null}
                <div className={styles.wordings}>
                  {message.sms.map(sms => (
                    <SmsWording
                      key={sms.language}
                      name={message.name}
                      sms={sms}
                      isOpen={data.channels.includes('SMS')}
                    />
                  ))}
                  {message.whatsapp.map(whatsapp => (
                    <WhatsappWording key={whatsapp.language} name={message.name} whatsapp={whatsapp} />
                  ))}
                  {message.email.map(email => (
                    <EmailWording
                      key={email.language}
                      name={message.name}
                      email={email}
                      isOpen={data.channels.includes('EMAIL')}
                    />
                  ))}
                </div>
              </Fold>
            ))}
          </Card>
        </>
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
