import { z } from 'zod';
import { endpoint, idParams, SIGNED_IN } from '#contract/kernel/endpoint.ts';
import { wire } from '#contract/kernel/wire/wire.ts';
import { registrationType } from '#contract/organisations/api.ts';
import { counterLoginModel, loginModel, signedInModel, userModel } from './model.ts';

const legacy = { renames: { profileId: 'organisationId', registrationType: 'kind' }, fields: { registrationType } };
const signedIn = wire(signedInModel, legacy);

const counterLogin = {
  access: 'public',
  traffic: 'sign-in',
  body: wire(counterLoginModel, { renames: { counterMobile: 'mobile' } }),
  summary: 'Sign in as a counter, with or without the code of its branch',
  answer: signedIn,
} as const;

export const sessionsApi = {
  clientLogin: endpoint('POST /profileregistration/login', {
    access: 'public',
    traffic: 'sign-in',
    summary: 'Sign in as an organisation or as the admin',
    body: wire(loginModel),
    answer: signedIn,
  }),
  inspectorLogin: endpoint('POST /user/login', {
    access: 'public',
    traffic: 'sign-in',
    summary: 'Sign in as a ticket inspector',
    body: wire(loginModel),
    answer: signedIn,
  }),
  counterLogin: endpoint('POST /counterlogin/login', counterLogin),
  branchUserLogin: endpoint('POST /branchuser/login', counterLogin),
  me: endpoint('GET /auth/me', {
    access: SIGNED_IN,
    summary: 'Who is signed in',
    answer: wire(userModel, legacy),
  }),
  look: endpoint('POST /auth/look/:id', {
    access: ['admin'],
    traffic: 'sign-in',
    summary: 'Look at the console of an organisation as its owner sees it, for half an hour, and change nothing',
    params: idParams,
    answer: signedIn,
  }),
  logout: endpoint('POST /auth/logout', {
    access: SIGNED_IN,
    summary: 'Sign out: the token stops working at once',
    answer: z.object({ signedOut: z.literal(true) }),
  }),
};
