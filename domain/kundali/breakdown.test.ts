import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandOf } from './bands.ts'
import { breakdown } from './breakdown.ts'
import { places } from './zodiac.ts'

const place = fc.constantFrom(...places)

describe('what a family reads', () => {
  test('a Rohini bride and a Mrugshirsha groom have everything', () => {
    const result = breakdown({ nakshatra: 4 }, { nakshatra: 5, charan: 1 })
    expect(result).toMatchObject({ known: true, total: 36, band: { code: 'ati_uttam' }, notes: [], devak: null })
    expect(result.known && result.kootas.map(line => `${line.name.en} ${line.bride.en}/${line.groom.en}`)).toEqual([
      'Varna by raas Vaishya/Vaishya',
      'Vashya Chatushpad/Chatushpad',
      'Tara Atimitra/Sampat',
      'Yoni Sarp/Sarp',
      'Graha maitri Shukra/Shukra',
      'Gan Manushya/Dev',
      'Bhakoot Vrushabh/Vrushabh',
      'Nadi Antya/Madhya',
    ])
  })

  test('every koota of every pair has a reason of one line in both languages', () => {
    fc.assert(
      fc.property(place, place, (bride, groom) => {
        const result = breakdown(bride, groom)
        const texts = result.known
          ? [
              ...result.kootas.flatMap(line => [line.reason, line.bride, line.groom]),
              ...result.notes.map(note => note.text),
            ]
          : []
        expect(texts.length).toBeGreaterThanOrEqual(24)
        for (const { en, mr } of texts) {
          expect(en).toMatch(/^[A-Z][\x20-\x7e]+$/)
          expect(mr).toMatch(/^[\u0900-\u097f ().,:;-]+$/)
        }
      }),
    )
  })

  test('reasons name both sides', () => {
    const result = breakdown({ nakshatra: 1 }, { nakshatra: 13, mangal: 'N' })
    expect(result.known && result.kootas.map(line => [line.points, line.reason.en, line.reason.mr])).toEqual([
      [
        0,
        "By raas the groom's varna, Vaishya, is below the bride's, Kshatriya.",
        'राशीनुसार वराचा वर्ण (वैश्य) वधूच्या वर्णापेक्षा (क्षत्रिय) खालचा आहे.',
      ],
      [1, 'A Chatushpad bride and a Manav groom agree in part.', 'वधू चतुष्पाद आणि वर मानव: काही अंशी जुळते.'],
      [
        1.5,
        'From Ashwini to Hasta the tara is Kshem, favourable; back it is Vadh, not favourable.',
        'अश्विनी ते हस्त मोजता क्षेम तारा शुभ; उलट मोजता वध तारा अशुभ.',
      ],
      [
        0,
        'Ashwa (horse) and Mahish (buffalo) are sworn enemies (mahavair).',
        'अश्व (घोडा) आणि महिष (म्हैस) यांच्यात महावैर आहे.',
      ],
      [0.5, 'Budh is an enemy to Mangal, but Mangal is neutral to Budh.', 'मंगळाला बुध शत्रू आहे, पण बुधाला मंगळ सम आहे.'],
      [6, 'Both are of Dev gan.', 'दोघांचा गण देव आहे.'],
      [
        0,
        "Counted from the bride's raas the groom's is the 6th, and back the 8th: shadashtak.",
        'वधूच्या राशीपासून वराची रास सहावी आणि उलट मोजता आठवी: षडाष्टक.',
      ],
      [0, 'Both are of Adya nadi: nadi dosh.', 'दोघांची नाडी आद्य आहे: नाडी दोष.'],
    ])
  })

  test('the same devak is a note of its own, and untold devaks are not the same', () => {
    expect(breakdown({ devak: 'a' }, { devak: 'a' }).devak?.mr).toContain('देवक एकच')
    expect(breakdown({ devak: 'a' }, { devak: 'b' }).devak).toBeNull()
    expect(breakdown({}, {}).devak).toBeNull()
  })

  test('mangal and devak change no total', () => {
    fc.assert(
      fc.property(place, place, (bride, groom) => {
        const bare = breakdown(bride, groom)
        const full = breakdown({ ...bride, mangal: 'Y', devak: 'a' }, { ...groom, mangal: 'N', devak: 'a' })
        expect(full).toMatchObject({ total: bare.known && bare.total, mangal: { verdict: 'differs' } })
      }),
    )
  })

  test('without the birth it says whose detail is missing, and mangal is still there', () => {
    expect(breakdown({ nakshatra: 12, mangal: 'Y' }, { mangal: 'SOUMYA' })).toEqual({
      known: false,
      missing: [
        {
          whose: 'bride',
          detail: 'charan',
          text: {
            en: "The bride's nakshatra spans two raas: her charan or raas is needed.",
            mr: 'वधूचे नक्षत्र दोन राशींत येते: तिचे चरण किंवा रास हवी.',
          },
        },
        {
          whose: 'groom',
          detail: 'nakshatra',
          text: { en: "The groom's nakshatra is not known.", mr: 'वराचे नक्षत्र माहीत नाही.' },
        },
      ],
      mangal: {
        bride: { en: 'Yes', mr: 'आहे' },
        groom: { en: 'Soumya', mr: 'सौम्य मंगळ' },
        verdict: 'agrees',
        text: { en: 'Compatible', mr: 'जुळतो' },
      },
      devak: null,
    })
  })
})

test.each([
  [0, 'not_recommended'],
  [17.5, 'not_recommended'],
  [18, 'madhyam'],
  [23.5, 'madhyam'],
  [24, 'uttam'],
  [31.5, 'uttam'],
  [32, 'ati_uttam'],
  [36, 'ati_uttam'],
])('%d is %s', (total, code) => {
  expect(bandOf(total).code).toBe(code)
})
