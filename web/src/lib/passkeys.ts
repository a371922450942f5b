// Passkeys: the server's challenge goes to the browser's authenticator, and its answer back.

import { post, type Answer } from './client';
import type { AccountInfo, Challenge } from './api';

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window && window.isSecureContext;

/** Make a passkey: the first of a new account with a name, or one more of the own account. Nothing if it was cancelled. */
export async function makePasskey(
  name: string | null,
  label: string,
): Promise<Answer<AccountInfo> | Answer<Challenge> | null> {
  const path = name === null ? '/account/passkey/more' : '/account/passkey/new';
  const asked = await post<Challenge>(path, name === null ? {} : { name });
  if (!asked.ok) return asked;
  const credential = await made(asked.body);
  return credential ? post<AccountInfo>(`${path}/proof`, { state: asked.body.state, credential, label }) : null;
}

async function made({ options }: Challenge): Promise<string> {
  const { publicKey } = parseOptions(options);
  publicKey.user.id = bytes(publicKey.user.id);
  publicKey.challenge = bytes(publicKey.challenge);
  for (const each of publicKey.excludeCredentials ?? []) each.id = bytes(each.id);
  return askAuthenticator(() => navigator.credentials.create({ publicKey }));
}

export async function logInWithPasskey(): Promise<Answer<AccountInfo> | Answer<Challenge> | null> {
  const asked = await post<Challenge>('/account/passkey/login');
  if (!asked.ok) return asked;
  const { publicKey } = parseOptions(asked.body.options);
  publicKey.challenge = bytes(publicKey.challenge);
  for (const each of publicKey.allowCredentials ?? []) each.id = bytes(each.id);
  const credential = await askAuthenticator(() => navigator.credentials.get({ publicKey }));
  return credential ? post<AccountInfo>('/account/passkey/login/proof', { state: asked.body.state, credential }) : null;
}

/** The authenticator's answer as JSON; empty if the reader has closed its window. */
async function askAuthenticator(use: () => Promise<Credential | null>): Promise<string> {
  try {
    const credential = (await use()) as PublicKeyCredential | null;
    return credential ? JSON.stringify(credentialJson(credential)) : '';
  } catch {
    return '';
  }
}

// The browser's own dictionary, before its bytes are bytes.
function parseOptions(options: string): { publicKey: any } {
  return { publicKey: JSON.parse(options) };
}

function credentialJson(credential: PublicKeyCredential): unknown {
  const response = credential.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const fields = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const;
  const said: Record<string, unknown> = {};
  for (const field of fields) if (response[field]) said[field] = text(response[field]);
  if (response.getTransports) said.transports = response.getTransports();
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    authenticatorAttachment: credential.authenticatorAttachment,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: said,
  };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const read = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(read, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
