/** Every address of the app with its prerendered page. */
export const addresses = {
  login: 'login',
  register: 'register',
  user: 'home',
  'user/home': 'home',
  ...Object.fromEntries(
    ['profile', 'bonus', 'statement', 'contact', 'spin'].map((one) => [`user/${one}`, 'member']),
  ),
  howto: undefined,
  contact: undefined,
  terminated: undefined,
};
