/** Tells whether our pages can show a picture: they load none from http addresses (their content security policy; older records name some). */
export const canBeShown = (address: string): boolean => !/^http:/i.test(address);
