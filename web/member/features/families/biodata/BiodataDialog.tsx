import { IconDownload, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { type BiodataDesign, biodataDesigns } from '#contract/families/biodata.ts'
import { maxLength } from '#contract/max-length.ts'
import { isLanguage, type Language } from '#domain/words/catalogue.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Segmented } from '#web/ui/Segmented.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { DesignChoice } from './DesignChoice.tsx'
import { fetchPictures, openPdf } from './make-biodata.ts'
import { PictureView } from './PictureView.tsx'
import { biodataWords } from './words.ts'

interface Props {
  memberId: string
  isOwn?: boolean
  /** Whether birth time and place are filled in, so that a kundali can be drawn. */
  hasKundali?: boolean
  onClose: () => void
}

/** Asks for the language and design of a biodata, then makes it. */
export function BiodataDialog({ memberId, isOwn = false, hasKundali = false, onClose }: Props) {
  const pageLanguage = useLanguage()
  const t = biodataWords(pageLanguage)
  const [language, setLanguage] = useState<Language>(pageLanguage)
  const [design, setDesign] = useState<BiodataDesign>(biodataDesigns[0])
  const [busy, setBusy] = useState<'PDF' | 'PICTURE' | null>(null)
  const [address, setAddress] = useState<string | null>(null)
  const [pictures, setPictures] = useState<File[] | null>(null)
  const [addsContact, setAddsContact] = useState(false)
  const [motherName, setMotherName] = useState('')
  const [drawsKundali, setDrawsKundali] = useState(false)
  const mayDraw = isOwn && hasKundali && design === 'PATRIKA'
  const kundali = mayDraw && drawsKundali
  const choice = { memberId, language, design, kundali, contact: addsContact ? { motherName } : null }

  async function work(format: 'PDF' | 'PICTURE', make: () => Promise<void>) {
    if (busy) return
    setBusy(format)
    try {
      await make()
    } catch (failure) {
      tellFailure(failure)
    } finally {
      setBusy(null)
    }
  }
  const downloadPdf = () =>
    work('PDF', async () => {
      const blocked = await openPdf(choice, t.preparing)
      setAddress(blocked)
      if (!blocked) onClose()
    })
  const makePicture = () =>
    work('PICTURE', async () => {
      const files = await fetchPictures(choice)
      setPictures(files)
      if (!files) toast.error(t.notMade)
    })

  if (pictures) return <PictureView files={pictures} onBack={() => setPictures(null)} onClose={onClose} />
  return (
    <Dialog
      eyebrow="बायोडाटा"
      title={t.title}
      hint={isOwn ? t.ownHelp : t.othersHelp}
      onClose={onClose}
      footer={
        <>
          {isOwn ? (
            <Button busy={busy === 'PICTURE'} onClick={() => void makePicture()}>
              <Icon of={IconPhoto} />
              {t.picture}
            </Button>
          ) : null}
          <Button kind="primary" busy={busy === 'PDF'} onClick={() => void downloadPdf()}>
            <Icon of={IconDownload} />
            {t.pdf}
          </Button>
        </>
      }
    >
      <div className="stack-5">
        <Field label={t.language} group>
          <Segmented
            value={language}
            onChange={value => {
              if (isLanguage(value)) setLanguage(value)
            }}
            options={[
              { value: 'en', label: t.english },
              { value: 'mr', label: t.marathi },
            ]}
          />
        </Field>
        <DesignChoice value={design} onChange={setDesign} />
        {mayDraw ? (
          <Checkbox checked={drawsKundali} onChange={setDrawsKundali}>
            {t.drawKundali}
          </Checkbox>
        ) : null}
        {isOwn ? (
          <div>
            <Checkbox checked={addsContact} onChange={setAddsContact}>
              {t.addContact}
            </Checkbox>
            <Hint>{t.addContactHelp}</Hint>
          </div>
        ) : null}
        {addsContact ? (
          <Field label={t.motherName} hint={t.motherNameHelp}>
            <TextInput
              value={motherName}
              onChange={setMotherName}
              maxLength={maxLength.mother_name}
              autoComplete="off"
            />
          </Field>
        ) : null}
        {address ? (
          <Notice>
            <p>{t.blocked}</p>
            <ButtonLink href={address} target="_blank">
              {t.openPdf}
            </ButtonLink>
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}
