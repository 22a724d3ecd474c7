import type { Pair } from '#domain/words/catalogue.ts'

/**
 * Words that mean the same on every screen. A screen takes the ones it shows into its own catalogue. Public pages and the
 * dialogs of login and registration tell their own, so that a visitor loads none of these.
 */
export const actions: Pair = ['Actions', 'कृती']
export const cancel: Pair = ['Cancel', 'रद्द करा']
export const close: Pair = ['Close', 'बंद करा']
export const email: Pair = ['Email', 'ई-मेल']
export const from: Pair = ['From', 'पासून']
export const name: Pair = ['Name', 'नाव']
export const newPassword: Pair = ['New password', 'नवीन पासवर्ड']
export const nextPage: Pair = ['Next page', 'पुढील पान']
export const no: Pair = ['No', 'नाही']
export const save: Pair = ['Save', 'जतन करा']
export const status: Pair = ['Status', 'स्थिती']
export const tryAgain: Pair = ['Try again', 'पुन्हा प्रयत्न करा']
export const yes: Pair = ['Yes', 'होय']
