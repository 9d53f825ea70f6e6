/**
 * An example for `conform --arrange`: a module of hooks that arrange facts over plain HTTP. A staging backend would use
 * its own tools instead. Each function is optional.
 */
const address = process.env.ARRANGE_URL ?? 'http://127.0.0.1:4000';
const world = process.env.ARRANGE_WORLD ?? 'default';

async function steer(path, body) {
  const response = await fetch(`${address}/_mock/v1/worlds/${world}/${path}`, {
    method: 'POST',
    headers: { 'x-mock-control': '1', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const result = await response.json();
  if (response.ok) return result;
  throw Object.assign(new Error(result.message), { status: response.status });
}

/**
 * Creates a member. `facts` may contain phone, password, wallet and coin (amounts in baht), and bankAccount (null for
 * none). Returns the phone number and the password for the login.
 */
export async function member(facts) {
  const { phone } = await steer('members/create', facts);
  return { phone, password: facts.password };
}

/** Returns an unregistered phone number. */
export async function newPhone() {
  return `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** Returns the latest one-time password of a phone number. */
export async function otp(phone) {
  const { code } = await steer('registration/readOtp', { phone });
  return code;
}

/** Pays a QR code as a bank customer would. Returns false when the payment fails. */
export async function payQr(qrcodeId) {
  try {
    await steer('deposit/payQr', { qr: qrcodeId });
    return true;
  } catch (error) {
    if (error.status < 500) return false;
    throw error;
  }
}

/** Pays or rejects the pending withdrawal of a member. */
export async function settleWithdrawal(phone, outcome) {
  await steer(outcome === 'paid' ? 'withdraw/pay' : 'withdraw/reject', { member: phone });
}

/** Moves the clock of the backend forward. */
export async function later(milliseconds) {
  await steer('clock/advance', { by: milliseconds });
}
