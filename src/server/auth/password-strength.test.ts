import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { isEasyToGuess, wordsOf } from './password-strength.ts';
import { generatePassword } from './passwords.ts';

test('a common or personal password is easy to guess', async () => {
  const failures = await failuresOf(
    [
      '123456789012',
      '987654321098',
      'aaaaaaaaaaaa',
      'abababababab',
      'abc123abc123',
      'abcdefghijkl',
      'qwertyuiop12',
      'qwertyuiopasdf',
      '1q2w3e4r5t6y',
      '1qaz2wsx3edc',
      '!@#$%^&*()12',
      'passwordpassword',
      'Password1234',
      'P@ssw0rd2026!',
      'Passw0rd!123',
      'password@123',
      'we1come12345',
      'Adm1n1strat0r',
      'admin@123456',
      'iloveyou2024!!',
      'iloveyou1234',
      'changeme1234',
      'letmein12345',
      'India@123456',
      'summer2026!!',
      'trustno1trustno1',
      'correcthorsebatterystaple',
      'physiotherapy',
      'Physiotherapy1!',
      'clinicclinic',
      'LeaveMeAlone',
      'peanutbutter',
      'chickenwing101',
    ],
    (password) => {
      expect(isEasyToGuess(password)).toBe(true);
    },
  );
  expect(failures).toEqual([]);
});

test('an unusual password is not easy to guess', async () => {
  const failures = await failuresOf(
    [
      'a long enough password',
      'mango tractor evening',
      'Kochi-ferry-7-umbrellas',
      'xK9#mQ2$vL5p',
      'twelve chars',
      'ലളിതമായ ഒരു വാക്യം',
    ],
    (password) => {
      expect(isEasyToGuess(password)).toBe(false);
    },
  );
  expect(failures).toEqual([]);
});

test('words from the e-mail address or the clinic’s name are easy to guess', () => {
  const own = [...wordsOf('front.ganapathy@riverbend.example'), ...wordsOf('Riverbend Physiotherapy')];
  for (const password of ['Ganapathy1234', 'riverbend2026', 'ganapathy@riverbend', 'R1verbend!!!!!']) {
    expect(isEasyToGuess(password, own)).toBe(true);
  }
  expect(isEasyToGuess('Ganapathy drinks green tea', own)).toBe(false);
});

test('a generated password is never easy to guess', () => {
  const passwords = Array.from({ length: 50 }, generatePassword);
  expect(passwords.filter((password) => isEasyToGuess(password))).toEqual([]);
});
